import { type MessageKind, messageKindNames } from '@sira/contract/forms/messageForms'
import { messageKinds } from '../kinds/messageKinds.ts'

/** Messages that are worked on until they are closed; a subscription is not. */
export type PipelineKind = Exclude<MessageKind, 'newsletters'>

export const pipelineKinds = messageKindNames.filter(
  (kind): kind is PipelineKind => messageKinds[kind].letters !== null,
)
