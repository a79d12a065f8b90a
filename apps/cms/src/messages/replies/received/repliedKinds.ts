/** The records from which staff write to somebody, who may answer. */
export const repliedKinds = ['devis', 'contacts', 'estimations'] as const

export type RepliedKind = (typeof repliedKinds)[number]

/** Those of them with a reply that nobody has read yet. */
export const unreadReply = { repliedAt: { exists: true } } as const

export function isRepliedKind(name: unknown): name is RepliedKind {
  return repliedKinds.some((kind) => kind === name)
}
