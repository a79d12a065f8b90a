import { fileSize } from '@sira/contract/documents/documentLabel'

/** What was gained: « Photo réduite avant l’envoi : 4,2 Mo → 380 ko. » Of those that stay as they are, nothing. */
export function smallerWords(before: readonly File[], after: readonly File[]): string | undefined {
  const large = before.filter((file, place) => after[place] !== file)
  if (large.length === 0) return undefined
  const small = after.filter((file, place) => before[place] !== file)
  const sizes = `${fileSize(bytesOf(large), 'fr')} → ${fileSize(bytesOf(small), 'fr')}`
  return large.length === 1
    ? `Photo réduite avant l’envoi : ${sizes}.`
    : `${large.length} photos réduites avant l’envoi : ${sizes}.`
}

function bytesOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}
