import type { ReactNode } from 'react'
import type { Dictionary } from '../../../i18n/fr.ts'

type Visit = Pick<App.Locals, 'backOffice' | 'locale' | 'light' | 'day'>

interface Drawn {
  title: string
  Screen: () => ReactNode
  /** The texts of the menus, where they are not public yet. */
  menus?: unknown
}

/** A page with texts that are not public yet. */
export type DrawTexts = (visit: Visit, written: unknown) => Promise<Drawn>

/** The screen of a service in these words. */
export type DrawService = (words: Dictionary, visit: Visit) => ReactNode | Promise<ReactNode>
