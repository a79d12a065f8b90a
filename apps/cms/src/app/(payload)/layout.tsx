import '@payloadcms/next/css'
import './styles/backOffice.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { hostConfig } from '../hostConfig.ts'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config: hostConfig, importMap })
}

/** Next wants the layout as the default export. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={hostConfig} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
