import { runningText } from '../content/plainText.ts'
import { cutText } from './cutText.ts'

/** What search engines show of a page: the beginning of its text, or of what stands for it. */
export function pageDescription(text: string, otherwise: string): string {
  return cutText(runningText(text), 155) || otherwise
}
