import type { FormField, MessageForm } from '@sira/contract/forms/messageForm'

/** The rules for a field at the entrance of the API. */
export interface DoorField
  extends Pick<FormField<string>, 'required' | 'refusal' | 'take' | 'takesNumber'> {
  /** The most characters. */
  longest: number
}

const asItIs = (value: string) => value

/**
 * Gives the fields of a public form, in the order in which problems are reported; other fields are
 * dropped.
 */
export function fieldsAtTheDoor({ fields, sentEmpty = {} }: MessageForm): [string, DoorField][] {
  const empty = Object.entries(sentEmpty).map(([name, longest]): [string, DoorField] => [
    name,
    { take: asItIs, longest, refusal: '' },
  ])
  const sent = Object.entries(fields).filter(([, { unsent }]) => unsent !== true)
  return [
    ...empty,
    ...sent.map(([name, field]): [string, DoorField] => [
      name,
      {
        ...field,
        take: field.keptAsSent ? asItIs : field.take,
        longest: field.longest.sent,
      },
    ]),
  ]
}

/** Gives the values that the rules of the page use for fields that were not sent. */
export function presumed({ fields }: MessageForm): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { presumed: value }]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}
