import type { MessageKind } from '@sira/contract/forms/messageForms'
import type { Config } from '../../payload-types.ts'

/** A message of a kind, as it is kept. */
export type MessageOf<Kind extends MessageKind> = Config['collections'][Kind]
