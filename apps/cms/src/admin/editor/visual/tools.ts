import type { Editor } from '@tiptap/core'

/** A button of the toolbar that acts on the selection. */
export interface Tool {
  name: string
  label: string
  /** Path of its drawing, in a box of 20 by 20 units. */
  icon: string
  /** Absent: the tool is an action, not a state. */
  isOn?(editor: Editor): boolean
  isPossible?(editor: Editor): boolean
  run(editor: Editor): boolean
}

function mark(name: string, label: string, icon: string, run: Tool['run']): Tool {
  return { name, label, icon, run, isOn: (editor) => editor.isActive(name) }
}

function heading(level: 2 | 3, label: string, icon: string): Tool {
  return {
    name: `heading-${level}`,
    label,
    icon,
    isOn: (editor) => editor.isActive('heading', { level }),
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  }
}

export const textTools: Tool[] = [
  heading(2, 'Titre', 'M3 4v12M11 4v12M3 10h8M14 9q3-3 3 0c0 2-3 3-3 6h4'),
  heading(3, 'Sous-titre', 'M3 4v12M11 4v12M3 10h8M14 8h3l-2 3q3 0 2.5 2.5T14 15'),
  mark('bold', 'Gras', 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z', (editor) =>
    editor.chain().focus().toggleBold().run(),
  ),
  mark('italic', 'Italique', 'M9 4h6M5 16h6M12 4 8 16', (editor) =>
    editor.chain().focus().toggleItalic().run(),
  ),
  mark('bulletList', 'Liste à puces', 'M8 5h9M8 10h9M8 15h9M3 5h1M3 10h1M3 15h1', (editor) =>
    editor.chain().focus().toggleBulletList().run(),
  ),
  mark(
    'orderedList',
    'Liste numérotée',
    'M9 5h8M9 10h8M9 15h8M3 4l1-1v5M3 12q2-2 2 0c0 1-2 2-2 3h2',
    (editor) => editor.chain().focus().toggleOrderedList().run(),
  ),
  mark('blockquote', 'Citation', 'M4 4v12M8 6h9M8 10h9M8 14h6', (editor) =>
    editor.chain().focus().toggleBlockquote().run(),
  ),
]

export const historyTools: Tool[] = [
  {
    name: 'undo',
    label: 'Annuler',
    icon: 'M7 4 3 8l4 4M3 8h9a4 4 0 0 1 0 8H8',
    isPossible: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'redo',
    label: 'Rétablir',
    icon: 'M13 4l4 4-4 4M17 8H8a4 4 0 0 0 0 8h4',
    isPossible: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
]
