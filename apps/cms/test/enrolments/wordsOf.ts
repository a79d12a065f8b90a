import { extractText, getDocumentProxy } from 'unpdf'

/** Letters in the form that people type, whatever a line of Arabic is drawn with. */
export async function wordsOf(pdf: Uint8Array): Promise<string> {
  const read = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return read.text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
}
