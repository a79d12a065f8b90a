import type { Letter } from '@sira/contract/cv/letter'
import type { Dictionary } from '../../../i18n/fr.ts'
import { Field } from '../editor/Field.tsx'

type Texts = Exclude<keyof Letter, 'lang' | 'design'>

interface LetterFieldsProps {
  letter: Letter
  words: Dictionary['letter']['fields']
  names: readonly Texts[]
  write: (name: Texts, value: string) => void
}

const longest: Readonly<Record<Texts, number>> = {
  name: 120,
  phone: 60,
  email: 254,
  city: 80,
  recipient: 160,
  company: 160,
  companyCity: 80,
  date: 10,
  subject: 200,
  text: 5000,
}

const types = { phone: 'tel', email: 'email', date: 'date' } as const

export function LetterFields({ letter, words, names, write }: LetterFieldsProps) {
  return names.map((name) => (
    <Field
      key={name}
      id={`letter-${name}`}
      words={words[name]}
      value={letter[name]}
      longest={longest[name]}
      lang={letter.lang}
      type={name in types ? types[name as keyof typeof types] : 'text'}
      {...(name === 'text' ? { rows: 14 } : {})}
      write={(value) => write(name, value)}
    />
  ))
}
