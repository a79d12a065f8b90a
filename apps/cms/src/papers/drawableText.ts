const pictures =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\u20e3|[\ufe0e\ufe0f]/gu
const unseen = /(?!\n)\p{Cc}|[\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069]/gu
const otherScripts = /[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]/gu

/**
 * Text in the scripts that our papers have letters for: Latin and Arabic. A picture is left out; a
 * letter of another script is a question mark, which somebody sees, rather than nothing.
 */
export function drawableText(text: string): string {
  const plain = text.normalize('NFC').replace(pictures, keepFigures).replace(unseen, ' ')
  return plain.replace(otherScripts, '?')
}

/** Unicode counts © and ® among the pictures. */
function keepFigures(sign: string): string {
  return /[©®™]/.test(sign) ? sign : ''
}
