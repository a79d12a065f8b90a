import { serviceNames } from '@sira/contract/forms/messages/serviceNames'
import { services } from '@sira/contract/services'
import { greetedName } from '../../mail/drawing/greetedName.ts'
import type { Letter } from '../../mail/drawing/letter.ts'
import { mailWords } from '../../mail/words/mailWords.ts'
import type { ReceivedMessage } from './acknowledgeReception.ts'

const references = { devis: 'D', contacts: 'M' } as const

/**
 * Tells the visitor that it arrived. His own text is not repeated: anyone can type anyone's
 * address, and our letters must not carry a stranger's words to him.
 */
export function acknowledgementLetter(received: ReceivedMessage): Letter {
  const { type, id, name, service, locale } = received
  const words = mailWords(locale)
  const { subject, text } = type === 'devis' ? words.quote : words.contact
  return {
    lang: words.lang,
    subject,
    heading: subject,
    paragraphs: [words.hello(greetedName(name)), text],
    facts: [
      { label: words.reference, value: `${references[type]}-${id}` },
      ...services
        .filter((offered) => offered === service)
        .map((offered) => ({ label: words.service, value: serviceNames[words.lang][offered] })),
    ],
    footer: [words.automatic, words.notYours],
  }
}
