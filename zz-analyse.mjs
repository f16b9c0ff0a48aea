// usage: node --import tsx analyse.mjs outdir  -> /tmp/farm-d/chunks.json
import { build } from '/work/main/node_modules/vite/dist/node/index.js';
import fs from 'node:fs'; import zlib from 'node:zlib';
const out={};
await build({ configFile:'vite.config.ts', logLevel:'error', build:{outDir:'/tmp/farm-d/dist-an', emptyOutDir:true}, plugins:[{name:'dump', generateBundle(_o,b){ for(const f of Object.values(b)) if(f.type==='chunk') out[f.fileName]={imports:f.imports,dyn:f.dynamicImports,br:zlib.brotliCompressSync(f.code).length,len:f.code.length,mods:Object.entries(f.modules).map(([id,m])=>[id.replace(process.cwd()+'/','').replace('/work/main/',''),m.renderedLength,id.includes('node_modules')?'':m.code]).sort((a,b)=>b[1]-a[1]),facade:f.facadeModuleId}; }}]});
fs.writeFileSync('/tmp/farm-d/chunks.json',JSON.stringify(out));
