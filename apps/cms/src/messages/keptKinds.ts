import type { MessageKind } from '@sira/contract/forms/messageForms'
import { emailFacts } from './emails/emailFacts.ts'
import type { KeptKind } from './keptKind.ts'
import { messageKinds } from './kinds/messageKinds.ts'
import { orderFacts } from './kinds/orderFacts.ts'

export type KeptName = MessageKind | 'commandes' | 'emails'

/** Everything that is kept of visitors, the letters about it last. */
export const keptKinds: Readonly<Record<KeptName, KeptKind>> = {
  ...messageKinds,
  commandes: orderFacts,
  emails: emailFacts,
}

export const keptNames = Object.keys(keptKinds) as readonly KeptName[]
