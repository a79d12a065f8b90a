import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`journal\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`by\` text NOT NULL,
  	\`person\` numeric,
  	\`act\` text NOT NULL,
  	\`what\` text NOT NULL,
  	\`title\` text,
  	\`details\` text,
  	\`place\` text NOT NULL,
  	\`record\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`journal_record_idx\` ON \`journal\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`journal_updated_at_idx\` ON \`journal\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`journal_created_at_idx\` ON \`journal\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`journal\`;`)
}
