import { MCP_PATH } from '../../../../contract/api-services/definition.ts';
import { KEY_VARIABLE } from '../../../../contract/api-services/documents/rules.ts';
import { blockMakers, type Guide } from './guide.ts';

/** The name of the server in the settings of assistants. */
const NAME = 'parts-catalogue';

export const mcp: Guide = {
  title: { zh: 'MCP 与 AI 助手', en: 'MCP for AI assistants' },
  summary: {
    zh: '让 AI 助手直接查车型、查配件：把接口作为工具接入 Claude、Cursor、VS Code 等。',
    en: 'Let AI assistants look up vehicles and parts: use the interfaces as tools in Claude, Cursor, VS Code and more.',
  },
  blocks(source) {
    const { text, heading, points, note, code } = blockMakers(source);
    const url = `${source.origin}${MCP_PATH}`;
    return [
      text(
        '每个接口是一个工具（[Model Context Protocol](https://modelcontextprotocol.io)，Streamable HTTP）。同一密钥、同样的权限、限额与计费；测试密钥同样可用，从不计费。',
        'Each interface is a tool of the [Model Context Protocol](https://modelcontextprotocol.io) over Streamable HTTP, with the same keys, permissions, limits and charges. Test keys work as well and are never charged.',
      ),
      code('text', url),
      points(
        [
          '为助手单独新建一个密钥，在[我的 API 服务](/user/api)中限定接口与每日次数：助手可能连续调用多次。',
          'Create a separate key for the assistant under [My API services](/user/api), restricted to certain interfaces and a daily limit: an assistant may make many calls in a row.',
        ],
        [
          `配置中的 \`${KEY_VARIABLE}\` 为环境变量；不支持环境变量的助手请直接填写密钥，并妥善保管配置文件。`,
          `\`${KEY_VARIABLE}\` is an environment variable. If an assistant does not support environment variables, enter the key itself and keep the file private.`,
        ],
      ),
      heading('claude-code', 'Claude Code', 'Claude Code'),
      code(
        'bash',
        `claude mcp add --transport http ${NAME} \\\n  ${url} \\\n  --header "Authorization: Bearer $${KEY_VARIABLE}"`,
      ),
      heading('cursor', 'Cursor', 'Cursor'),
      text('写入 `~/.cursor/mcp.json`：', 'Add to `~/.cursor/mcp.json`:'),
      code('json', settings('mcpServers', { url, headers: bearer(`\${env:${KEY_VARIABLE}}`) })),
      heading('vs-code', 'VS Code', 'VS Code'),
      text(
        '写入 `.vscode/mcp.json`，首次使用时会询问密钥：',
        'Add to `.vscode/mcp.json`. You will be asked for the key on first use:',
      ),
      code('json', vsCodeSettings(url)),
      heading('codex', 'Codex CLI', 'Codex CLI'),
      text('写入 `~/.codex/config.toml`：', 'Add to `~/.codex/config.toml`:'),
      code('toml', `[mcp_servers.${NAME}]\nurl = "${url}"\nbearer_token_env_var = "${KEY_VARIABLE}"`),
      heading('gemini', 'Gemini CLI', 'Gemini CLI'),
      text('写入 `~/.gemini/settings.json`：', 'Add to `~/.gemini/settings.json`:'),
      code('json', settings('mcpServers', { httpUrl: url, headers: bearer(`$${KEY_VARIABLE}`) })),
      heading('cherry-studio', 'Cherry Studio 与 Cline', 'Cherry Studio and Cline'),
      text(
        '在 MCP 服务器设置中选择“从 JSON 导入”，或直接编辑配置：',
        'Import this JSON in the MCP server settings, or edit the configuration file:',
      ),
      code('json', settings('mcpServers', { type: 'streamableHttp', url, headers: bearer('epc_live_...') })),
      heading('others', '其他助手', 'Other assistants'),
      text(
        '只支持本机进程（stdio）的助手，可用 `mcp-remote` 转接：',
        'Assistants that only support local processes (stdio) can connect through `mcp-remote`:',
      ),
      code(
        'json',
        settings('mcpServers', {
          command: 'npx',
          args: ['-y', 'mcp-remote', url, '--header', `Authorization:\${AUTHORIZATION}`],
          env: { AUTHORIZATION: 'Bearer epc_live_...' },
        }),
      ),
      heading('results', '工具与结果', 'Tools and results'),
      points(
        [
          '`tools/list` 只列出该密钥可以调用的接口；名称与说明的语言由 `Accept-Language` 决定。',
          '`tools/list` returns only the interfaces that the key can call. `Accept-Language` sets the language of names and descriptions.',
        ],
        [
          '`tools/call` 的结果与接口的响应相同，含 `requestId` 与 `charge`。',
          'The result of `tools/call` is the response of the interface, including `requestId` and `charge`.',
        ],
        [
          '被拒绝的调用带有 `isError`、[返回码](/service/errors)、说明与处理办法 `advice`，不计费。',
          'A refused call returns `isError`, a [response code](/service/errors), a message and `advice` on how to fix it. It is not charged.',
        ],
        [
          '密钥缺失或无效时返回 HTTP 401。不支持签名：签名不能覆盖工具的参数。',
          'A missing or invalid key returns HTTP 401. Signatures are not supported because they would not cover the arguments of a tool.',
        ],
      ),
      note(
        '调用记录与用量见[我的接口](/user/interfaces)，来源为 MCP。',
        'Calls and usage are listed under [My interfaces](/user/interfaces), marked as MCP.',
      ),
    ];
  },
};

const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

const settings = (group: string, server: object) => JSON.stringify({ [group]: { [NAME]: server } }, null, 2);

function vsCodeSettings(url: string): string {
  const id = 'epc-api-key';
  return JSON.stringify(
    {
      inputs: [{ type: 'promptString', id, description: KEY_VARIABLE, password: true }],
      servers: { [NAME]: { type: 'http', url, headers: bearer(`\${input:${id}}`) } },
    },
    null,
    2,
  );
}
