import { services } from '@sira/contract/services'
import type { ReceivedMessage } from '../../hooks/acknowledgeReception.ts'
import { mailWords } from '../words/mailWords.ts'
import { greetedName } from './greetedName.ts'
import type { Letter } from './letter.ts'

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
      ...(isOffered(service) ? [{ label: words.service, value: service }] : []),
    ],
    footer: [words.automatic, words.notYours],
  }
}

function isOffered(service: string): boolean {
  return services.some((offered) => offered === service)
}
