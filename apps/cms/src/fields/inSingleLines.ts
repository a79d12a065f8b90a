import { singleLine } from '@sira/contract/forms/singleLine'
import type { Field, FieldHook, SanitizedConfig } from 'payload'

/**
 * Keeps a one-line field in one line, wherever its text comes from: an end of a line in a name made
 * two rows of it in files, papers and letters. Of the collections and globals that are ours.
 */
export function inSingleLines(ours: readonly string[]) {
  return (config: SanitizedConfig): SanitizedConfig => {
    for (const { fields, slug } of [...config.collections, ...config.globals]) {
      if (ours.includes(slug)) joinLines(fields)
    }
    return config
  }
}

function joinLines(fields: readonly Field[]): void {
  for (const field of fields) {
    if (field.type === 'text' && !field.virtual && !field.hasMany) {
      const { beforeValidate = [], ...others } = field.hooks ?? {}
      // Several collections share some field objects.
      if (beforeValidate.includes(joined)) continue
      field.hooks = { ...others, beforeValidate: [joined, ...beforeValidate] }
    }
    if ('fields' in field) joinLines(field.fields)
    if (field.type === 'tabs') for (const tab of field.tabs) joinLines(tab.fields)
  }
}

const joined: FieldHook = ({ value }) =>
  typeof value === 'string' ? singleLine(value.toWellFormed()) : undefined
