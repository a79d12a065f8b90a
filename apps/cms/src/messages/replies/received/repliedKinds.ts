/** The records from which staff write letters that can be replied to. */
export const repliedKinds = ['devis', 'contacts', 'estimations'] as const

export type RepliedKind = (typeof repliedKinds)[number]

/** Filters records with an unread reply. */
export const unreadReply = { repliedAt: { exists: true } } as const

export function isRepliedKind(name: unknown): name is RepliedKind {
  return repliedKinds.some((kind) => kind === name)
}
