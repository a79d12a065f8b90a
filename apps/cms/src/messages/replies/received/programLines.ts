const device =
  'iPhone|iPad|iPod|Android|mobile|smartphone|portable|téléphone|tablette|appareil|phone|tablet|device|Galaxy|Samsung|Huawei|Honor|Xiaomi|Redmi|Tecno|Infinix|itel|Handy|Gerät|móvil|celular|dispositivo'
const program =
  'Outlook|Yahoo Mail|Proton ?Mail|Courrier pour Windows|Mail for Windows|Gmail|K-9|Thunderbird|myMail|BlueMail'

/** The lines that mail programs add below a letter. */
const ofPrograms = [
  new RegExp(
    `^(?:Envoyée? (?:de|depuis|avec|via|à partir (?:de|d[’'])|à l[’']aide de)|Sent (?:from|with|via|using)|Gesendet (?:von|mit)|Enviad[oa] (?:desde|do|de|com|con|a partir d[eo]))[\\s’'].{0,40}(?:${device}|${program})(?!\\p{L}).{0,60}$`,
    'iu',
  ),
  /^أ?ُ?رسلت? من .{0,60}$/u,
  /^(?:Téléchargez?|Obten(?:ir|ez)|Get|Obtener|Obter) (?:Outlook|BlueMail) (?:pour|for|para) .{0,160}$/iu,
  /^Provenance\s?: Courrier pour Windows.{0,20}$/iu,
  /^Yahoo Mail\s?: .{0,120}$/iu,
]
const longest = 200

/** Removes the lines that a program adds at the end; a letter made only of them stays. */
export function withoutProgramLines(text: string): string {
  const lines = text.split('\n')
  const last = lines.findLastIndex((line) => line.trim() !== '' && !isOfProgram(line))
  return last < 0
    ? text
    : lines
        .slice(0, last + 1)
        .join('\n')
        .trimEnd()
}

function isOfProgram(line: string): boolean {
  const plain = line
    .slice(0, longest + 1)
    .replace(/\p{Cf}/gu, '')
    .replace(/^[-–—*_\s]+/, '')
    .trim()
  return plain === '' || (plain.length <= longest && ofPrograms.some((one) => one.test(plain)))
}
