import { pageLinks } from './pageLinks.ts'

/** Addresses around a modal that lives in the address of its list. */
interface ModalLinks {
  /** The list with the modal of that record open. */
  open(key: string): string
  /** The list without it, at the card it came from. */
  close: string
  /** Gives another page of the list. */
  page(page: number): string
}

/** `parameter` names the record whose modal is open: `?offre=comptable`. */
export function modalLinks(route: string, query: URLSearchParams, parameter: string): ModalLinks {
  const opened = query.get(parameter)
  const list = new URLSearchParams(query)
  list.delete(parameter)
  const page = pageLinks(route, list)
  const current = page(Number(query.get('page') ?? 1))
  return {
    open: (key) => `${current}${current.includes('?') ? '&' : '?'}${parameter}=${key}`,
    close: opened === null ? current : `${current}#${parameter}-${opened}`,
    page,
  }
}
