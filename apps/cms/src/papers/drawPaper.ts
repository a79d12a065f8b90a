import { drawPage } from './drawPage.ts'
import type { Paper } from './paper.ts'

export function drawPaper(paper: Paper): Promise<Buffer> {
  const { logo, ...issuer } = paper.issuer
  const head = { ...issuer, ...(logo && { logo: { standsForName: logo.standsForName } }) }
  return drawPage('paper.typ', { ...paper, issuer: head }, logo?.png)
}
