import type { MessageKind } from '@sira/contract/forms/messageForms'
import { emailFacts } from './emails/emailFacts.ts'
import type { KeptKind } from './keptKind.ts'
import { estimateFacts } from './kinds/estimateFacts.ts'
import { messageKinds } from './kinds/messageKinds.ts'
import { orderFacts } from './kinds/orderFacts.ts'

export type KeptName = MessageKind | 'commandes' | 'estimations' | 'emails'

/** Everything that is kept of visitors, the letters about it last. */
export const keptKinds: Readonly<Record<KeptName, KeptKind>> = {
  ...messageKinds,
  commandes: orderFacts,
  estimations: estimateFacts,
  emails: emailFacts,
}

export const keptNames = Object.keys(keptKinds) as readonly KeptName[]
