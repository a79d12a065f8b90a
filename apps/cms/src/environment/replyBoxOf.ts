import type { Payload } from 'payload'
import type { ReplyBox } from './replyBoxSettings.ts'

/** The mailbox that visitors’ replies come to, where one is set. */
export function replyBoxOf({ config }: Pick<Payload, 'config'>): ReplyBox | undefined {
  return config.custom?.replyBox as ReplyBox | undefined
}
