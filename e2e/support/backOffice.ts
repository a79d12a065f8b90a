import type { APIResponse, Page } from '@playwright/test'

/** A record as the back office's own interface gives it. */
export interface Written {
  id: number
  slug: string
  updatedAt: string
}

interface Writing {
  /** Kept as a draft, which the site does not show. */
  draft?: boolean
}

/** The back office as a person has it open: the screens tests go to, and what they need there. */
export class BackOffice {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(path = ''): Promise<void> {
    await this.page.goto(`/admin${path}`)
  }

  /** The records of a type, or those that a word finds. */
  list(type: string, search = ''): Promise<void> {
    const query = search === '' ? '' : `?${new URLSearchParams({ search })}`
    return this.open(`/collections/${type}${query}`)
  }

  record(type: string, id: number): Promise<void> {
    return this.open(`/collections/${type}/${id}`)
  }

  /** The empty form of a type. */
  blank(type: string): Promise<void> {
    return this.open(`/collections/${type}/create`)
  }

  /** Writes a record without its screen. */
  async write(type: string, data: object, { draft = false }: Writing = {}) {
    const answer = await this.page.request.post(`/admin/api/${type}?draft=${draft}`, { data })
    return written(answer)
  }

  async change(type: string, id: number, data: object, { draft = false }: Writing = {}) {
    const path = `/admin/api/${type}/${id}?draft=${draft}`
    return written(await this.page.request.patch(path, { data }))
  }
}

async function written(answer: APIResponse): Promise<Written> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()).doc as Written
}
