export { formatDateTime as momentWords } from '../../../contract/shop-time.ts';
