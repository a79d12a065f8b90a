// TEMPORARY
import type { ClothPiece } from './canvas.ts'
const THEMES = [["#1f2c5c","#b3401f","#e5a32a","#faf6ee","#131b3b"],["#2c6a4c","#e5a32a","#faf6ee","#1f2c5c","#1d4a35"],["#b3401f","#1f2c5c","#e5a32a","#faf6ee","#8f3015"],["#e5a32a","#1f2c5c","#b3401f","#faf6ee","#c98a14"]];
function rng(s:string){let h=2166136261;for(const c of s)h=Math.imul(h^c.charCodeAt(0),16777619);return()=>{h=Math.imul(h^(h>>>15),2246822507);h=Math.imul(h^(h>>>13),3266489909);return((h^=h>>>16)>>>0)/4294967296}}
function clothSvg({seed,width:w,height:h,theme=0}:{seed:string,width:number,height:number,theme?:number}){const r=rng(seed),t=THEMES[theme] as any;let x=0,o=`<rect width="${w}" height="${h}" fill="${t[0]}"/>`;
 while(x<w){const band=38+r()*64;const k=Math.floor(r()*4);o+=`<rect x="${x}" width="${band}" height="${h}" fill="${r()<.62?t[0]:t[4]}"/>`;
  if(k==0){for(let i=0,p=x+6;i<4;i++,p+=8)o+=`<rect x="${p}" width="${i%2?2:4}" height="${h}" fill="${t[1+(i%3)]}"/>`}
  else if(k==1){o+=`<rect x="${x+band*.3}" width="${band*.4}" height="${h}" fill="${t[1]}"/>`}
  else if(k==2){const c=t[2+Math.floor(r()*2)];o+=`<rect x="${x+band*.2}" width="3" height="${h}" fill="${c}"/><rect x="${x+band*.72}" width="3" height="${h}" fill="${c}"/>`;const step=34+r()*30,off=r()*step;for(let y=off;y<h;y+=step)o+=`<rect x="${x+band*.36}" y="${y}" width="${band*.24}" height="${9}" fill="${c}"/><rect x="${x+band*.42}" y="${y+12}" width="${band*.12}" height="4" fill="${t[1]}"/>`}
  else{o+=`<rect x="${x+band*.42}" width="${band*.12}" height="${h}" fill="${t[3]}" opacity=".9"/>`}
  x+=band}
 return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${o}</svg>`}
export function weave(piece: ClothPiece, seed: string, theme: number): string {
  const scale = piece.scale ?? 1
  const svg = clothSvg({ seed: `${seed}-${piece.key}`, width: piece.width / scale, height: piece.height / scale, theme: piece.theme ?? theme })
  return svg.replace('<svg ', `<svg x="${piece.x}" y="${piece.y}" width="${piece.width}" height="${piece.height}" preserveAspectRatio="xMidYMid slice" `)
}
