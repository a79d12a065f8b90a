import { serviceNames } from '@sira/contract/serviceNames'
import { services } from '@sira/contract/services'
import { greetedName } from '../../mail/drawing/greetedName.ts'
import type { Letter } from '../../mail/drawing/letter.ts'
import { mailWords } from '../../mail/words/mailWords.ts'
import type { MessageLetters, ReceivedMessage } from '../facts/receivedMessage.ts'

/**
 * Tells the visitor that his message arrived. His text is not repeated: anyone can type any
 * address, and our letters must not carry a stranger's words.
 */
export function acknowledgementLetter(
  { reference, name, service, locale }: ReceivedMessage,
  { acknowledgement }: Pick<MessageLetters<never>, 'acknowledgement'>,
): Letter {
  const words = mailWords(locale)
  const { subject, text } = acknowledgement[words.lang]
  return {
    lang: words.lang,
    subject,
    ...(reference && { cloth: { reference, steps: 1, lang: words.lang } }),
    heading: subject,
    paragraphs: [words.hello(greetedName(name)), text],
    facts: [
      { label: words.reference, value: reference },
      ...services
        .filter((offered) => offered === service)
        .map((offered) => ({ label: words.service, value: serviceNames[words.lang][offered] })),
    ],
    footer: [words.automatic, words.notYours],
  }
}
