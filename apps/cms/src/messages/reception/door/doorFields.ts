import type { FormField, MessageForm } from '@sira/contract/forms/messageForm'

/** What the door asks of a field. */
export interface DoorField
  extends Pick<FormField<string>, 'required' | 'refusal' | 'take' | 'takesNumber'> {
  /** Characters. */
  longest: number
}

const asItIs = (value: string) => value

/** The fields a stranger may send, in the order problems are told; the rest is dropped. */
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

/** What the rules of the page find in a field that was not sent. */
export function presumed({ fields }: MessageForm): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { presumed: value }]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}
