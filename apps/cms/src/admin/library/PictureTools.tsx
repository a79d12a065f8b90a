import type { ServerProps } from 'payload'
import { LabelChoice } from './labels/LabelChoice.tsx'
import { PictureLayout } from './layout/PictureLayout.tsx'

/** Above the pictures, also where one is chosen for a text: those of one label, and how they lie. */
export async function PictureTools({ payload, user }: ServerProps) {
  if (!user) return null
  const { docs } = await payload.find({
    collection: 'picture-labels',
    select: { name: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return (
    <PictureLayout>
      <LabelChoice labels={docs.map(({ id, name }) => ({ id, name }))} />
    </PictureLayout>
  )
}
