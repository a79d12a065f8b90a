import type { Locale } from '../locales.ts'

/** What was typed, field by field. */
export type Typed<Field extends string> = Record<Field, string>

/**
 * Turns a typed value into the kept one, given the rest of the form; undefined where it cannot be
 * taken. The one rule of the field: at the page, in the browser and at the door of the back office.
 */
export type FieldRule<Field extends string> = (
  value: string,
  typed: Typed<Field>,
) => string | undefined

type Said = Readonly<Record<Locale, string>>

export interface FormField<Field extends string> {
  take: FieldRule<Field>
  /** Characters: those that can be typed, and those that are taken when it is sent. */
  longest: { typed: number; sent: number }
  /** What the API says of a value that cannot be taken, after the name of the field. */
  refusal: string
  /** The error for the visitor. */
  said: Said
  /** The API takes a form without it, unless it says so here. */
  required?: true
  /** It may be left empty. */
  mayBeEmpty?: true
  /** The API takes a number as well as its digits. */
  takesNumber?: true
  /** The API keeps what it is sent, where the page is stricter. */
  keptAsSent?: true
  /** Read by the rules of other fields only: it is neither sent nor kept. */
  unsent?: true
  /** What those rules find where it was not sent. */
  presumed?: string
}

/**
 * A form that anyone may send: one description for the page without script, for the page with
 * it, for the message that waits on a device without a network, and for the door of the back
 * office. Free of zod, which would weigh more in the page than all the forms.
 */
export interface MessageForm<Field extends string = string, Endpoint extends string = string> {
  /** Where it is sent, below the base of the contract (product 7). */
  endpoint: Endpoint
  /** The page that takes it without script. */
  route: string
  /**
   * In the order of the form, which is that of the API. A name with a dot stands in an object:
   * `depart.ville` is sent as `{depart: {ville}}`.
   */
  fields: Readonly<Record<Field, FormField<NoInfer<Field>>>>
  /** Those that a page checks before the others. */
  checkedFirst?: readonly NoInfer<Field>[]
  /** What programs send in another shape, as fields of the form. */
  unfolded?: (sent: Readonly<Record<string, unknown>>) => Record<string, unknown>
  /** Sent empty, because the contract has them; with the characters that are taken. */
  sentEmpty?: Readonly<Record<string, number>>
  /** The name of the form in the outbox. */
  names: Said
  messages: Readonly<Record<Locale, { submitting: string; success: string; failure: string }>>
  /** The console of the browser is told why it could not be sent, too. */
  failureInConsole?: true
}

/** Checks a form against its own fields: none is named that it has not. */
export function messageForm<Field extends string, const Endpoint extends string>(
  form: MessageForm<Field, Endpoint>,
): MessageForm<Field, Endpoint> {
  return form
}
