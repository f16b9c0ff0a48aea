import { calls } from '../../../src/contract/all-calls.ts';
import type { TestApi } from '../server/api.ts';

/** Valid bodies for the calls of quotations; `addOrder` adds an order with one line. */
export function quotationBodies(api: () => TestApi, addOrder: () => Promise<{ listId: number }>) {
  async function addQuotation() {
    const { listId } = await addOrder();
    const { result } = await api().post(calls.addQuotation, { listId });
    return { listId, quotationId: result.quotation.quotationId, token: result.token };
  }

  return {
    addQuotation: async () => ({ listId: (await addOrder()).listId }),
    listQuotations: async () => ({ listId: (await addQuotation()).listId }),
    revokeQuotation: async () => ({ quotationId: (await addQuotation()).quotationId }),
    getQuotationNews: {},
    seeQuotations: async () => ({ listId: (await addQuotation()).listId }),
    openQuotation: async () => ({ token: (await addQuotation()).token }),
    acceptQuotation: async () => ({
      token: (await addQuotation()).token,
      name: '王先生',
      choices: [{ line: 1, scheme: 'original' as const }],
    }),
  };
}
