import { type MessageKind, messageKindNames } from '@sira/contract/forms/messageForms'
import { messageCollection } from './messageCollection.ts'
import { messageKinds } from './messageKinds.ts'

const collectionOf = <Kind extends MessageKind>(kind: Kind) =>
  messageCollection(kind, messageKinds[kind])

export const messageCollections = messageKindNames.map(collectionOf)
