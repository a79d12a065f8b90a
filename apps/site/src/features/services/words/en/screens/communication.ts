import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { communicationTexts } from '@sira/contract/pageTexts/services/communicationPage'
import type { Words } from '../../../../../language/words.ts'
import type { communication as french } from '../../fr/screens/communication.ts'

/** Digital communication strategy (product 2.15). */
export const communication: Words<typeof french> = {
  ...originalTexts(communicationTexts, 'en'),
  description:
    'A voice, a calendar and content that look like you, for Facebook, WhatsApp, LinkedIn and your website.',
  subject: 'Digital communication strategy',
}
