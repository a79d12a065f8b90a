import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { isShown } from '../../people/filters/filterQuery.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { tellProblem } from '../dialog/tellProblem.ts'
import { FilterForm } from './FilterForm.tsx'
import { forgetFilter } from './forgetFilter.ts'
import type { ShownFilter } from './shownFilter.ts'

interface FilterTabsProps {
  list: string
  filters: readonly ShownFilter[]
  /** What narrows the list now. */
  current: string
}

/**
 * The filters as tabs. They load their page whole: Payload's list writes its own address back when
 * it arrives, which took away a second tap.
 */
export function FilterTabs({ list, filters, current }: FilterTabsProps) {
  const [naming, setNaming] = useState(false)
  const [forgetting, setForgetting] = useState<ShownFilter>()
  const router = useRouter()
  const chosen = filters.find(({ query }) => isShown(query, current))

  async function forget({ id }: ShownFilter) {
    const refusal = await forgetFilter(id)
    if (refusal !== undefined) return tellProblem(refusal)
    toast.success('Ce filtre est supprimé.')
    router.refresh()
  }

  return (
    <nav className="sira-tabs sira-filters" aria-label="Filtres gardés">
      {filters.map((filter) => (
        <a
          key={filter.id}
          className="sira-tab"
          href={`/admin/collections/${list}?${filter.query}`}
          aria-current={filter === chosen ? 'page' : undefined}
        >
          {filter.title}
        </a>
      ))}
      {current !== '' && chosen === undefined && (
        <button type="button" className="sira-link" onClick={() => setNaming(true)}>
          Garder ce filtre
        </button>
      )}
      {chosen?.isOwn && (
        <button type="button" className="sira-link" onClick={() => setForgetting(chosen)}>
          Supprimer ce filtre
        </button>
      )}
      {naming && (
        <FilterForm
          list={list}
          query={current}
          onClose={() => setNaming(false)}
          onKept={() => {
            setNaming(false)
            router.refresh()
          }}
        />
      )}
      {forgetting && (
        <ConfirmDialog
          title={`Supprimer le filtre « ${forgetting.title} »`}
          text="La liste reste comme elle est ; ceux avec qui il est partagé ne l’auront plus."
          confirm="Supprimer"
          onConfirm={() => forget(forgetting)}
          onClose={() => setForgetting(undefined)}
        />
      )}
    </nav>
  )
}
