/** The props that the visual editor and the editor of the stored text share. */
export interface EditorProps {
  /** Of the element that is written in. */
  id: string
  /** Of the element that holds the label. */
  labelId: string
  text: string
  locked: boolean
  writing: 'markdown' | 'html'
  dir?: 'ltr' | 'rtl'
  lang?: string
  onWrite(text: string): void
}

/** What staff call the two forms of writing. */
export const writingNames = { markdown: 'Markdown', html: 'HTML' } as const
