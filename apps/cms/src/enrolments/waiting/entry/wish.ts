import type { Locale } from '@sira/contract/locales'
import type { waitingRequest } from '@sira/contract/waiting/waitingCalls'
import type { z } from 'zod'

type Sent = z.output<typeof waitingRequest>

/** Somebody who wants to wait, with the number and the address as they are kept. */
export interface Wish extends Omit<Sent, 'indicatif' | 'email' | 'locale'> {
  indicatif: string
  email: string | null
  locale?: Locale | undefined
}

export interface Sending {
  key: string | undefined
  /** Of the network it came from: see networkMark. */
  network: string
}
