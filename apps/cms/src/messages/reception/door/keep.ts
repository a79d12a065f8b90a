import type { MessageForm } from '@sira/contract/forms/messageForm'
import type { FormKind } from '@sira/contract/forms/messageForms'
import type { Locale } from '@sira/contract/locales'
import type { WireEntity } from '@sira/contract/wire/envelope'
import type { Payload } from 'payload'
import type { FormValues } from './checkForm.ts'

/** The facts about a form besides its values. */
export interface CameWith {
  key: string | undefined
  locale: Locale
  /** The network of the sender: an IPv4 address or an IPv6 /64. */
  sender: string
  /** The reason to suspect a program. */
  suspicion: string | undefined
}

/** The answer, with the reference for the follow-up. */
export interface Kept {
  entity: WireEntity
  reference?: string
}

/** Keeps a form. */
export type Keep = (values: FormValues, cameWith: CameWith, payload: Payload) => Promise<Kept>

/** The rules of a form and the way to keep it. Its collection provides them (`custom.door`). */
export interface Door {
  form: MessageForm
  keep: Keep
  /** Turns what programs send into values that the form takes. */
  read?: (sent: object, payload: Payload) => Promise<object>
}

export function doorOf(type: FormKind, { collections }: Pick<Payload, 'collections'>): Door {
  return collections[type].config.custom.door as Door
}
