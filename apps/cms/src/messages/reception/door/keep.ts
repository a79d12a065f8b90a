import type { MessageForm } from '@sira/contract/forms/messageForm'
import type { FormKind } from '@sira/contract/forms/messageForms'
import type { Locale } from '@sira/contract/locales'
import type { WireEntity } from '@sira/contract/wire/envelope'
import type { Payload } from 'payload'
import type { FormValues } from './checkForm.ts'

/** What came with a form beside its values. */
export interface CameWith {
  key: string | undefined
  locale: Locale
  /** The network it came from: an IPv4 address, an IPv6 /64. */
  sender: string
  /** Why it looks like a machine's. */
  suspicion: string | undefined
}

/** The answer, and the reference that its record is followed by. */
export interface Kept {
  entity: WireEntity
  reference?: string
}

/** Keeps what was sent. */
export type Keep = (values: FormValues, cameWith: CameWith, payload: Payload) => Promise<Kept>

/** The rules of a form and the way to keep it. The collection that keeps it brings this (`custom.door`). */
export interface Door {
  form: MessageForm
  keep: Keep
}

export function doorOf(type: FormKind, { collections }: Pick<Payload, 'collections'>): Door {
  return collections[type].config.custom.door as Door
}
