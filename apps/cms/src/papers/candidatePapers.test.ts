import { type CvDesign, cvDesigns } from '@sira/contract/cv/cvChoices'
import { type Resume, resumeSchema } from '@sira/contract/cv/resume'
import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { drawCv } from './candidatePapers.ts'

interface DrawnText {
  text: string
  left: number
  right: number
  /** From the foot of the page. */
  height: number
}

/** The texts of each page, in points. */
async function drawnPages(resume: Resume): Promise<DrawnText[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(await drawCv(resume, '2026-11-30')))
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent()
    return items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [left, height] = [Number(item.transform[4]), Number(item.transform[5])]
      return [{ text: item.str, left, right: left + item.width, height }]
    })
  })
  return Promise.all(pages)
}

const pageWidth = 595
const columnWidth = 181
const cv = (lang: 'fr' | 'ar', design: CvDesign, parts: object) =>
  resumeSchema.parse({ meta: { 'x-sira': { lang, design, licences: [] } }, ...parts })

it.each(cvDesigns)(
  'A long address or word stays in its column, and is read whole: %s',
  async (design) => {
    const email = 'aminata.ouedraogo.comptabilite@entreprise.bf'
    const word = 'Supercalifragilistique'.repeat(5)
    const parts = { basics: { name: 'Awa', email }, work: [{ position: 'x', highlights: [word] }] }
    const texts = (await drawnPages(cv('fr', design, parts))).flat()
    expect(texts.filter(({ right }) => right > pageWidth)).toEqual([])
    const ofColumn = design === 'colonne' ? texts.filter(({ left }) => left < columnWidth) : []
    expect(ofColumn.filter(({ right }) => right > columnWidth)).toEqual([])
    const read = texts.map(({ text }) => text).join('')
    for (const whole of [email, word]) expect(read).toContain(whole)
  },
)

it.each(['fr', 'ar'] as const)(
  'A page ends with no post whose text is on the next one: %s',
  async (lang) => {
    for (const design of cvDesigns) {
      for (let lines = 0; lines < 5; lines += 1) {
        const summary = Array.from({ length: lines + 1 }, () => 'Profil').join('\n\n')
        const post = { position: 'Poste', name: 'Maison', summary: 'Texte', highlights: ['Fait'] }
        const work = Array.from({ length: 20 }, () => post)
        const pages = await drawnPages(cv(lang, design, { basics: { summary }, work }))
        expect(pages.length).toBeGreaterThan(1)
        for (const texts of pages.slice(0, -1)) {
          const [last] = texts.toSorted((one, other) => one.height - other.height)
          expect(last?.text, `${design} ${lines}`).toMatch(/Texte|Fait|•/)
        }
      }
    }
  },
)
