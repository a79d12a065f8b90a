import { drawPage } from './drawPage.ts'
import type { Paper } from './paper.ts'

export function drawPaper(paper: Paper): Promise<Buffer> {
  return drawPage('paper.typ', paper)
}
