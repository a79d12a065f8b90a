import type { ReactNode } from 'react'
import type { foundAs } from '../../format/foundAs.ts'
import type { WrittenRecord } from '../../format/writtenIn.ts'
import { type DraftQuestion, draftPreview } from '../../transport/draftPreview.ts'
import type { Preview } from '../../transport/readPreview.ts'

type Visit = Pick<App.Locals, 'backOffice' | 'locale' | 'light' | 'address' | 'day'>
type Asked = Omit<DraftQuestion<unknown>, 'entity'>

interface Drawn {
  title: string
  /** What search engines will show. */
  found: ReturnType<typeof foundAs>
  records: readonly WrittenRecord[]
  Screen: () => ReactNode
}

/** A draft and the screen it is shown on; what it reads besides is only asked for a known one. */
export type DrawPreview = (asked: Asked, visit: Visit) => Promise<Preview<Drawn>>

export function drawnPreview<Item>(
  entity: DraftQuestion<Item>['entity'],
  draw: (record: Item, visit: Visit) => Promise<Drawn>,
): DrawPreview {
  return async (asked, visit) => {
    const draft = await draftPreview(visit.backOffice, { ...asked, entity })
    return draft.state === 'known' ? { ...draft, data: await draw(draft.data, visit) } : draft
  }
}
