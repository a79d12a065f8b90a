import type { Locale } from '../locales.ts'

/** The typed text of each field. */
export type Typed<Field extends string> = Record<Field, string>

/**
 * Turns a typed value into the kept one, given the rest of the form. Gives undefined for a value
 * that cannot be taken. The page, the browser and the back office use this one rule.
 */
export type FieldRule<Field extends string> = (
  value: string,
  typed: Typed<Field>,
) => string | undefined

type Said = Readonly<Record<Locale, string>>

export interface FormField<Field extends string> {
  take: FieldRule<Field>
  /** The most characters that can be typed, and that are accepted when sent. */
  longest: { typed: number; sent: number }
  /** The text of the API for a value that it refuses, after the name of the field. */
  refusal: string
  /** The error for the visitor. */
  said: Said
  /** The API takes a form without it, unless it says so here. */
  required?: true
  /** It may be left empty. */
  mayBeEmpty?: true
  /** The API takes a number as well as its digits. */
  takesNumber?: true
  /** The API keeps the value as it was sent; the page is stricter. */
  keptAsSent?: true
  /** Only the rules of other fields read it: it is neither sent nor kept. */
  unsent?: true
  /** The value that those rules use when the field was not sent. */
  presumed?: string
}

/**
 * A form that anyone may send. One description serves the page with and without script, the outbox
 * of a device without a network, and the back office. It is free of zod, which would weigh more in
 * the page than all the forms.
 */
export interface MessageForm<Field extends string = string, Endpoint extends string = string> {
  /** The path of the call, below the base of the contract (product 7). */
  endpoint: Endpoint
  /** The page that accepts the form without script. */
  route: string
  /**
   * The fields in the order of the form, which is that of the API. A name with a dot stands in an
   * object: `depart.ville` is sent as `{depart: {ville}}`.
   */
  fields: Readonly<Record<Field, FormField<NoInfer<Field>>>>
  /** The fields that a page checks before the others. */
  checkedFirst?: readonly NoInfer<Field>[]
  /** Turns the shape that programs send into the fields of the form. */
  unfolded?: (sent: Readonly<Record<string, unknown>>) => Record<string, unknown>
  /**
   * Fields of the contract that the page sends empty, with the most characters that the API
   * accepts.
   */
  sentEmpty?: Readonly<Record<string, number>>
  /** The name of the form in the outbox. */
  names: Said
  messages: Readonly<Record<Locale, { submitting: string; success: string; failure: string }>>
  /** A failure is also written to the console of the browser. */
  failureInConsole?: true
}

/** Checks a form against its own fields: it may not name a field that it does not have. */
export function messageForm<Field extends string, const Endpoint extends string>(
  form: MessageForm<Field, Endpoint>,
): MessageForm<Field, Endpoint> {
  return form
}
