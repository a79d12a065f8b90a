import type { Tool } from './tools.ts'

export const insertTable: Tool = {
  name: 'table',
  label: 'Tableau',
  icon: 'M3 4h14v12H3zM3 8h14M3 12h14M10 4v12',
  isOn: (editor) => editor.isActive('table'),
  isPossible: (editor) => !editor.isActive('table'),
  run: (editor) =>
    editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
}

/** Those of the second row, there while the cursor is in a table. */
export const tableTools = [
  {
    label: 'Ajouter une ligne',
    run: (editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    label: 'Ajouter une colonne',
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    label: 'Supprimer la ligne',
    run: (editor) => editor.chain().focus().deleteRow().run(),
  },
  {
    label: 'Supprimer la colonne',
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    label: 'Supprimer le tableau',
    run: (editor) => editor.chain().focus().deleteTable().run(),
  },
] as const satisfies readonly Pick<Tool, 'label' | 'run'>[]
