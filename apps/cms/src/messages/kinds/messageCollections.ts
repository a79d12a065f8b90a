import type { MessageKind } from '@sira/contract/forms/messageForms'
import { messageCollection } from './messageCollection.ts'
import { kindsInMenu, messageKinds } from './messageKinds.ts'

const collectionOf = <Kind extends MessageKind>(kind: Kind) =>
  messageCollection(kind, messageKinds[kind])

export const messageCollections = kindsInMenu.map(collectionOf)
