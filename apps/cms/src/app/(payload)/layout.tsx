import '@payloadcms/next/css'
import './styles/backOffice.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { hostConfig } from '../hostConfig.ts'
import { lockingFormState } from '../lockingFormState.ts'
import { importMap } from './admin/importMap.js'

/**
 * Payload's own drawer of plans asks for no right on the record; ours stands in its place. Its copy
 * of a language is on the site at once.
 */
function refused(): never {
  throw new Error('Cette fonction de Payload ne sert pas ici.')
}
const serverFunctions = {
  'form-state': lockingFormState,
  'copy-data-from-locale': refused,
  'schedule-publish': refused,
  'get-upcoming-scheduled-publish': refused,
}

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config: hostConfig, importMap, serverFunctions })
}

/** Next wants the layout as the default export. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={hostConfig} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
