import { FileRefusal } from '../../reader/fileRefusal.ts'
import { oneByteText } from './oneByteText.ts'

const asCsv = 'enregistrez-le en « CSV UTF-8 », puis réessayez.'

/** The beginnings of files that are called « .csv » but are of another kind. */
const others: readonly (readonly [beginning: string, name: string])[] = [
  ['PK\u0003\u0004', `C’est un classeur Excel : ${asCsv}`],
  ['\u00d0\u00cf\u0011\u00e0', `C’est un ancien classeur Excel : ${asCsv}`],
  ['%PDF', 'C’est un PDF : demandez le fichier CSV, puis réessayez.'],
]

/** The text of a CSV file, in whichever encoding its program wrote; refused where it has none. */
export function csvText(bytes: Uint8Array): string {
  const first = String.fromCharCode(...bytes.subarray(0, 4))
  const other = others.find(([beginning]) => first.startsWith(beginning))
  if (other) throw new FileRefusal(other[1])
  const text = wideText(bytes) ?? utf8Text(bytes) ?? oneByteText(bytes)
  if (text === undefined || text.includes('\0')) {
    throw new FileRefusal(`Les lettres de ce fichier ne se lisent pas : ${asCsv}`)
  }
  return text
}

/** « Texte Unicode » of Excel, and what other programs write in two bytes a letter, with its mark or without. */
function wideText(bytes: Uint8Array): string | undefined {
  const [one, two] = bytes
  if (one === 0xff && two === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (one === 0xfe && two === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const begin = bytes.subarray(0, 2000)
  const zeros = (rest: number) => begin.filter((byte, at) => at % 2 === rest && byte === 0).length
  const [even, odd] = [zeros(0), zeros(1)]
  // Each plain letter has one empty byte; its position gives the byte order.
  if (even === 0 && odd * 4 > begin.length) return new TextDecoder('utf-16le').decode(bytes)
  if (odd === 0 && even * 4 > begin.length) return new TextDecoder('utf-16be').decode(bytes)
  return undefined
}

function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
