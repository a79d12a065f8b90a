'use client'

import { useSearchParams } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { filterOf } from '../../people/filters/filterQuery.ts'
import type { ShownFilter } from './shownFilter.ts'

// It comes where there is a filter: every screen would load it.
const FilterTabs = lazy(async () => ({ default: (await import('./FilterTabs.tsx')).FilterTabs }))

/** The filters that are kept for a list, and the way to keep the one it is narrowed by. */
export function FilterBar({ list, filters }: { list: string; filters: ShownFilter[] }) {
  const current = filterOf(useSearchParams())
  if (filters.length === 0 && current === '') return null
  return (
    <Suspense fallback={null}>
      <FilterTabs list={list} filters={filters} current={current} />
    </Suspense>
  )
}
