import { APIError, type Payload, type TaskConfig, type TypedUser, ValidationError } from 'payload'

/**
 * Publishes or unpublishes a record at the moment planned for it. It has the name and the input of
 * Payload's own task, so that what was planned with that one still happens; that one is left out
 * with its screen, which took past times and lost typed ones (decision 21).
 */
export const schedulePublishTask: TaskConfig<'schedulePublish'> = {
  slug: 'schedulePublish',
  label: 'Publier ou dépublier au moment prévu',
  inputSchema: [
    { name: 'type', type: 'radio', defaultValue: 'publish', options: ['publish', 'unpublish'] },
    { name: 'locale', type: 'text' },
    { name: 'doc', type: 'relationship', relationTo: ['blogs', 'formations', 'jobs'] },
    { name: 'user', type: 'relationship', relationTo: ['users'] },
  ],
  handler: async ({ input: { type, doc, user }, req: { payload } }) => {
    if (!doc) return { output: {} }
    const by = await plannedBy(user, payload)
    try {
      await payload.update({
        collection: doc.relationTo as 'blogs',
        id: Number(doc.value),
        data: { _status: type === 'unpublish' ? 'draft' : 'published' },
        depth: 0,
        ...(by === null ? {} : { user: by, overrideAccess: false }),
      })
    } catch (error) {
      throw new APIError(reason(error), 400)
    }
    return { output: {} }
  },
}

/** The person who planned it; nobody where the account is gone: what was planned stays so. */
async function plannedBy(planner: unknown, payload: Payload): Promise<TypedUser | null> {
  const id = Number((planner as { value?: unknown } | null | undefined)?.value ?? Number.NaN)
  if (Number.isNaN(id)) return null
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  return user && { ...user, collection: 'users' }
}

/** What a person reads under « a échoué ». */
function reason(error: unknown): string {
  if (error instanceof ValidationError) {
    return error.data.errors.map(({ message }) => message).join(' ')
  }
  return error instanceof Error ? error.message : String(error)
}
