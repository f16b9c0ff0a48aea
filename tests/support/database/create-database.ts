import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates a database with a name of its own on a PostgreSQL server, empty or as a copy of another. */
export async function createDatabase(
  serverUrl: string,
  template = 'template1',
): Promise<{ name: string; url: string }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href };
}
