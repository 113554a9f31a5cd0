"""Bakes the three textures. They are drawn by these lines alone; no picture was taken from elsewhere."""
import numpy as np, os
from PIL import Image, ImageFilter
R=np.random.default_rng(26)
OUT=''
def noise(h,w,cy,cx,per=True):
    """Periodic value noise with cx by cy cells, cubic interpolation."""
    g=R.random((cy,cx)); y=np.linspace(0,cy,h,endpoint=False); x=np.linspace(0,cx,w,endpoint=False)
    def f(a): return a*a*(3-2*a)
    y0=y.astype(int);x0=x.astype(int);ty=f(y-y0)[:,None];tx=f(x-x0)[None]
    y1=(y0+1)%cy;x1=(x0+1)%cx
    a=g[np.ix_(y0,x0)];b=g[np.ix_(y0,x1)];c=g[np.ix_(y1,x0)];d=g[np.ix_(y1,x1)]
    return (a*(1-tx)+b*tx)*(1-ty)+(c*(1-tx)+d*tx)*ty
def samp(a,y,x):
    return a[(y.astype(int))%a.shape[0],(x.astype(int))%a.shape[1]]
# wood: ring figure distorted by slow noise, fibres, pores
h,w=192,768
Y,X=np.mgrid[0:h,0:w]
warp=noise(h,w,2,3)*30+noise(h,w,6,7)*7
ring=0.5+0.5*np.sin((Y+warp)*2*np.pi*11/h)
ring=ring**1.3*(.35+.65*noise(h,w,5,3))
fib=noise(h,w,96,14)*.6+noise(h,w,48,6)*.4
fine=noise(h,w,192,40)
v=.36*ring+.44*fib+.26*fine
pores=np.zeros((h,w))
for _ in range(1500):
    y=R.integers(h);x=R.integers(w);l=R.integers(6,26)
    pores[y,np.arange(x,x+l)%w]+=R.random()*.5
v=v-pores*.45
v=(v-v.min())/(v.max()-v.min())
lo=np.array([30,15,9.]);mi=np.array([64,34,20.]);hi=np.array([104,60,36.])
t=v[...,None]
col=np.where(t<.5,lo+(mi-lo)*t*2,mi+(hi-mi)*(t-.5)*2)
im=Image.fromarray(np.clip(col,0,255).astype('uint8'))
im.save(OUT+'wood.webp',quality=76,method=6)
im.save('wood.png')
# wear: pale stains, hairline cracks, pits; black or white with alpha, to lie over any glaze
n=288
dark=np.clip(noise(n,n,5,5)*.5+noise(n,n,11,11)*.3+noise(n,n,30,30)*.2-.42,0,1)*.24
light=np.clip(noise(n,n,4,4)*.6+noise(n,n,16,16)*.4-.5,0,1)*.46
speck=(noise(n,n,160,160)>.93)*.22
crack=np.zeros((n,n))
for _ in range(26):
    x,y=R.random(2)*n;a=R.random()*6.28;l=R.integers(10,46);s=R.random()*.2+.08
    for k in range(l):
        crack[int(y)%n,int(x)%n]=max(crack[int(y)%n,int(x)%n],s*(1-k/l))
        a+=R.normal()*.22;x+=np.cos(a);y+=np.sin(a)
crack=np.asarray(Image.fromarray((crack*255).astype('uint8')).filter(ImageFilter.GaussianBlur(.45)),float)/255*1.4
D=np.clip(dark+speck+crack,0,.6); 
A=np.round(np.clip(D+light,0,1)*40)/40; C=np.where(A>0,light/np.maximum(A,1e-6),0)
rgba=np.zeros((n,n,4),'uint8')
for i,(d,l) in enumerate(((74,255),(46,250),(20,236))): rgba[...,i]=np.clip(d+(l-d)*C,0,255)
rgba[...,3]=np.clip(A*255,0,255)
Image.fromarray(rgba).save(OUT+'wear.webp',quality=10,alpha_quality=92,method=6)
# linen: plain weave, grey with alpha
n=64
Y,X=np.mgrid[0:n,0:n]
per=4
wy=np.sin(Y*2*np.pi/per);wx=np.sin(X*2*np.pi/per)
over=((X//2+Y//2)%2)*2-1
thr=(noise(n,n,32,2)-.5)*1.3+(noise(n,n,2,32)-.5)*1.3
v=.5+.22*over*.8+.28*thr+.1*(R.random((n,n))-.5)
v=np.clip(v,0,1)
rg=np.zeros((n,n,4),'uint8'); rg[...,:3]=np.where(v[...,None]>.5,255,40)
rg[...,3]=(np.abs(v-.5)*2*74).astype('uint8')
Image.fromarray(rg).save(OUT+'linen.webp',quality=20,alpha_quality=30,method=6)
