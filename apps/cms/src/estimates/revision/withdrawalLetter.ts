import { greetedName } from '../../mail/drawing/greetedName.ts'
import type { Letter } from '../../mail/drawing/letter.ts'
import { mailWords } from '../../mail/words/mailWords.ts'
import { fromLeft } from '../../papers/writtenValues.ts'
import type { Estimate } from '../../payload-types.ts'

/** Tells a client that prices stand no longer, with the word of who withdrew them. */
export function withdrawalLetter(
  { locale, nom, numero }: Pick<Estimate, 'locale' | 'nom' | 'numero'>,
  author: string,
  word: string | undefined,
): Letter {
  const { lang, hello, estimate: words } = mailWords(locale)
  const number = fromLeft(numero ?? '')
  return {
    lang,
    subject: words.withdrawn.subject(number),
    heading: words.withdrawn.heading,
    paragraphs: [
      hello(greetedName(nom ?? '')),
      words.withdrawn.text(number),
      ...(word ? word.split(/\n{2,}/) : []),
    ],
    footer: [author],
  }
}
