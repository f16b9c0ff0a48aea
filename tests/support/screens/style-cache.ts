import { createCache } from '@ant-design/cssinjs';

/** The styles of antd's components, computed once per file: antd drops them with the last component that has them. */
export const styleCache = createCache();

const update = styleCache.opUpdate.bind(styleCache);
styleCache.opUpdate = (key, next) => update(key, (previous) => next(previous) ?? previous);
